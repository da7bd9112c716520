# SPDX-License-Identifier: Zlib
# cmake -Dprogram=FILE -Dwant=FILE -P same.cmake: the program prints the file.
execute_process(COMMAND "${program}" OUTPUT_VARIABLE got RESULT_VARIABLE status)
file(READ "${want}" text)
string(REPLACE "\r" "" got "${got}")
if(NOT status EQUAL 0 OR NOT got STREQUAL text)
	message(FATAL_ERROR "${program} (${status}) prints\n${got}not\n${text}")
endif()
