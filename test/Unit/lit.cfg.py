import lit.formats

config.name = "MP-Unit"
config.suffixes = []
config.test_exec_root = config.mp_obj_root + "/test/Unit"
config.test_source_root = config.test_exec_root
config.test_format = lit.formats.GoogleTest(".", "Tests")
