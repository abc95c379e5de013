#define _GNU_SOURCE
#include <dirent.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mount.h>
#include <sys/syscall.h>
#include <unistd.h>

// ends the program if a system call has failed
static void ok(long result) {
  if (result == -1) {
    perror("gallery");
    exit(1);
  }
}

// prints the names in a directory
static void list(const char *path) {
  struct dirent **names;
  int count = scandir(path, &names, NULL, alphasort);
  printf("%s:", path);
  for (int i = 0; i < count; i++)
    if (names[i]->d_name[0] != '.')
      printf(" %s", names[i]->d_name);
  printf("\n");
  fflush(stdout);
}

// #region main
int main(void) {
  // 1. make a new mount namespace
  ok(unshare(CLONE_NEWNS));
  // 2. let no event out to the host
  ok(mount(NULL, "/", NULL, MS_REC | MS_SLAVE, NULL));
  // 3. make the directory box a mount point
  ok(mount("box", "box", NULL, MS_BIND, NULL));
  // 4. add the photos
  ok(mount("/tmp/photos", "box/photos", NULL,
           MS_BIND | MS_REC, NULL));
  // 5. make box the root mount
  ok(chdir("box"));
  ok(syscall(SYS_pivot_root, ".", "."));
  // 6. unmount the old root
  ok(umount2(".", MNT_DETACH));

  list("/");
  list("/photos");
  pause();
}
// #endregion main
