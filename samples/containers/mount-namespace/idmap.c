#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static void put(const char *path, const char *text) {
    int fd = open(path, O_WRONLY);
    if (write(fd, text, strlen(text)) < 0) perror(path);
    close(fd);
}

// #region map
static int user_namespace(const char *map) {  // a descriptor of one
    char path[64];
    int pipes[2];
    char byte;
    pipe(pipes);
    pid_t child = fork();
    if (child == 0) {
        unshare(CLONE_NEWUSER);
        write(pipes[1], "", 1);
        pause();
    }
    read(pipes[0], &byte, 1);
    snprintf(path, sizeof path, "/proc/%d/setgroups", child);
    put(path, "deny");
    snprintf(path, sizeof path, "/proc/%d/uid_map", child);
    put(path, map);
    snprintf(path, sizeof path, "/proc/%d/gid_map", child);
    put(path, map);
    snprintf(path, sizeof path, "/proc/%d/ns/user", child);
    int fd = open(path, O_RDONLY);
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    return fd;
}

static void show(const char *path) {
    struct stat st;
    stat(path, &st);
    int fd = open(path, O_WRONLY);
    printf("%-13s owner %-5d  write: %s\n", path, st.st_uid,
           fd < 0 ? strerror(errno) : "done");
}

int main(int argc, char **argv) {
    mkdir("src", 0755);
    mkdir("dst", 0755);
    mount("none", "src", "tmpfs", 0, NULL);
    close(open("src/list.txt", O_CREAT | O_WRONLY, 0644));

    struct mount_attr mapped = {
        .attr_set = MOUNT_ATTR_IDMAP,
        .userns_fd = user_namespace(argc > 1 ? argv[1] : "5 0 1"),
    };
    int tree = open_tree(AT_FDCWD, "src", OPEN_TREE_CLONE);
    if (mount_setattr(tree, "", AT_EMPTY_PATH, &mapped,
                      sizeof mapped) < 0)
        perror("mount_setattr");
    move_mount(tree, "", AT_FDCWD, "dst", MOVE_MOUNT_F_EMPTY_PATH);
    show("src/list.txt");
    show("dst/list.txt");
}
// #endregion map
