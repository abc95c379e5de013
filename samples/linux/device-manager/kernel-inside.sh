#!/bin/bash
cd "${0%/*}" && . ./prepare.sh
# #region inside
plug ubdb photos.img kernel
tr ' ' '\n' </run/events | grep -v DISKSEQ | say
stat -c '%A %U %Hr,%Lr %n' /dev/ubdb | say
# #endregion inside
off
