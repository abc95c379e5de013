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

// makes the mounts from path down slaves
static void make_slaves(const char *path) {
  ok(mount(NULL, path, NULL, MS_REC | MS_SLAVE, NULL));
}

// shows from, with all mounts in it, at the path to
static void bind_mount(const char *from, const char *to) {
  ok(mount(from, to, NULL, MS_BIND | MS_REC, NULL));
}

// makes new the root mount and moves the old root mount
static void pivot_root(const char *new, const char *old) {
  ok(syscall(SYS_pivot_root, new, old));
}

// removes a mount and all mounts in it, even if they are in use
static void unmount(const char *path) {
  ok(umount2(path, MNT_DETACH));
}

// #region main
int main(void) {
  // 1. make a new mount namespace
  ok(unshare(CLONE_NEWNS));
  // 2. make all mounts from / down slaves
  make_slaves("/");
  // 3. make the directory box a mount point
  bind_mount("box", "box");
  // 4. add the photos
  bind_mount("/tmp/photos", "box/photos");
  // 5. box becomes the root mount, the old one moves
  pivot_root("box", "box/old");
  ok(chdir("/"));
  // 6. unmount the old root mount
  unmount("/old");

  list("/");
  list("/photos");
  // wait
  pause();
}
// #endregion main
