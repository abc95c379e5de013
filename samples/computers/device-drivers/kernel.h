/* What greeter.c needs of the kernel's own headers, which Debian does
   not package for this kernel. Elsewhere a driver includes linux/fs.h,
   linux/module.h and linux/uaccess.h, and is built by the kernel's
   makefiles. struct file_operations is that of Linux 6.1. */
#include <stddef.h>
#include <sys/types.h>

#define __user
#define EFAULT 14
unsigned long raw_copy_to_user(void __user *to, const void *from,
                               unsigned long size);
/* The real one also checks that the address is the program's own. */
#define copy_to_user raw_copy_to_user

struct file;
struct inode;

/* The layout is that of one kernel and configuration; build.sh takes
   these three numbers from a module that was built with it. */
struct module {
    char state[24], name[56], a[INIT - 80];
    int (*init)(void);
    char b[EXIT - INIT - 8];
    void (*exit)(void);
    char c[SIZE - EXIT - 8];
} __attribute__((aligned(64)));
extern struct module __this_module;
#define THIS_MODULE (&__this_module)
#define module(NAME, START, STOP)                                  \
    struct module __this_module                                    \
        __attribute__((section(".gnu.linkonce.this_module"))) =    \
        {.name = NAME, .init = START, .exit = STOP};               \
    static const char info[] __attribute__((section(".modinfo"),   \
        used)) = "license=GPL\0vermagic=" MAGIC "\0name=" NAME

struct file_operations {
    struct module *owner;
    void *llseek;
    ssize_t (*read)(struct file *, char __user *, size_t, loff_t *);
    ssize_t (*write)(struct file *, const char __user *, size_t,
                     loff_t *);
    void *others[10];
    int (*open)(struct inode *, struct file *);
    void *flush;
    int (*release)(struct inode *, struct file *);
    void *more[24];
};
int __register_chrdev(unsigned major, unsigned first, unsigned count,
                      const char *name,
                      const struct file_operations *operations);
void __unregister_chrdev(unsigned major, unsigned first,
                         unsigned count, const char *name);
#define register_chrdev(major, name, operations) \
    __register_chrdev(major, 0, 256, name, operations)
#define unregister_chrdev(major, name) \
    __unregister_chrdev(major, 0, 256, name)
