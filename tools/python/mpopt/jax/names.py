"""Names of what the rewritten step carries beside the user's own values."""

SCALE, GOOD = "mp.loss_scale", "mp.good_steps"
FINITE = "mp.grads_finite"
STALLED, BAD = "mp.stalled", "mp.stalled_steps"
#: What they begin with; all else in the state is a copy of a parameter.
OWN = "mp."
#: The call in a module that stands for one of the host.
MARK = "mpopt_host_callback"
