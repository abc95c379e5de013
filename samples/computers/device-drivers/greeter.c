#include "kernel.h"

// #region calls
static const char text[] = "hello from the kernel\n";

static int greeter_open(struct inode *inode, struct file *file) {
    printk(KERN_INFO "greeter: open, minor %d\n", iminor(inode));
    return 0;
}

static ssize_t greeter_read(struct file *file, char __user *buffer,
                            size_t size, loff_t *position) {
    printk(KERN_INFO "greeter: read, at %lld\n", *position);
    size_t left = sizeof text - 1 - *position;
    if (size > left) size = left;
    if (copy_to_user(buffer, text + *position, size)) return -EFAULT;
    *position += size;
    return size;
}

static ssize_t greeter_write(struct file *file,
                             const char __user *buffer, size_t size,
                             loff_t *position) {
    struct module *nothing = NULL;
    nothing->name[0] = 'x'; /* the mistake */
    return size;
}

static int greeter_release(struct inode *inode, struct file *file) {
    printk(KERN_INFO "greeter: release\n");
    return 0;
}
// #endregion calls

// #region table
static const struct file_operations operations = {
    .owner = THIS_MODULE,
    .open = greeter_open,
    .read = greeter_read,
    .write = greeter_write,
    .release = greeter_release,
};

static int start(void) {
    return register_chrdev(240, "greeter", &operations);
}
static void stop(void) { unregister_chrdev(240, "greeter"); }
module("greeter", start, stop);
// #endregion table
