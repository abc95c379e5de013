#include "kernel.h"

// #region read
static const char text[] = "hello from the kernel\n";

static ssize_t greeter_read(
    struct file *file, char __user *buffer,
    size_t size, loff_t *position) {
  size_t left = sizeof text - 1 - *position;
  if (size > left) size = left;
  if (copy_to_user(buffer, text + *position, size))
    return -EFAULT;
  *position += size;
  return size;
}
// #endregion read

// #region write
static ssize_t greeter_write(
    struct file *file, const char __user *buffer,
    size_t size, loff_t *position) {
  struct module *nothing = NULL;
  nothing->name[0] = 'x'; /* the mistake */
  return size;
}
// #endregion write

// #region table
static const struct file_operations operations = {
  .owner = THIS_MODULE,
  .read = greeter_read,
  .write = greeter_write,
};

static int start(void) {
  return register_chrdev(240, "greeter", &operations);
}
static void stop(void) {
  unregister_chrdev(240, "greeter");
}
module("greeter", start, stop);
// #endregion table
