// needs glibc 2.36 or later and administrator rights
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

static int check(const char *call, int result) {
  if (result < 0) {
    perror(call);
    exit(1);
  }
  return result;
}

int main(void) {
  mkdir("box", 0755);
  char message[100] = "";
  // #region steps
  int fs = check("fsopen", fsopen("tmpfs", FSOPEN_CLOEXEC));
  // this call fails; the descriptor then holds the reason
  fsconfig(fs, FSCONFIG_SET_STRING, "size", "big", 0);
  check("read", read(fs, message, 99));
  printf("%s", message);

  check("fsconfig",
        fsconfig(fs, FSCONFIG_SET_STRING, "size", "1M", 0));
  check("fsconfig",
        fsconfig(fs, FSCONFIG_CMD_CREATE, NULL, NULL, 0));
  int mnt = check("fsmount", fsmount(fs, FSMOUNT_CLOEXEC, 0));
  check("move_mount", move_mount(mnt, "", AT_FDCWD, "box",
                                 MOVE_MOUNT_F_EMPTY_PATH));
  printf("box is a mount point\n");
  // #endregion steps
  return 0;
}
