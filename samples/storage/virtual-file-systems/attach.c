#include <fcntl.h>
#include <stdio.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
  mkdir("box", 0755);
  char message[100] = "";
  // #region steps
  int fs = fsopen("tmpfs", 0);
  fsconfig(fs, FSCONFIG_SET_STRING, "size", "big", 0);
  read(fs, message, 99);
  printf("%s", message);

  fsconfig(fs, FSCONFIG_SET_STRING, "size", "1M", 0);
  fsconfig(fs, FSCONFIG_CMD_CREATE, NULL, NULL, 0);
  int mnt = fsmount(fs, 0, 0);
  if (move_mount(mnt, "", AT_FDCWD, "box",
                 MOVE_MOUNT_F_EMPTY_PATH) == 0)
    printf("box is a mount point\n");
  // #endregion steps
  return 0;
}
