// #region work
// #region names
#include <linux/interrupt.h>
#include <linux/miscdevice.h>
#include <linux/module.h>
#include <linux/pci.h>

static void __iomem *card;
static DEFINE_MUTEX(turn);
static DECLARE_COMPLETION(done);
static bool careful;
module_param(careful, bool, 0444);
// #endregion names

static irqreturn_t seats_interrupt(int line, void *dev)
{
  u32 reason = readl(card + 0x24);
  if (!reason)
    return IRQ_NONE;
  writel(reason, card + 0x64);
  complete(&done);
  return IRQ_HANDLED;
}

static int ask_card(u32 guests, u32 *orders)
{
  mutex_lock(&turn);
  if (careful && !card) {
    mutex_unlock(&turn);
    return -ENODEV;
  }
  reinit_completion(&done);
  writel(guests, card + 0x08);
  wait_for_completion(&done);
  *orders = readl(card + 0x08);
  mutex_unlock(&turn);
  return 0;
}
// #endregion work

// #region file
// #region open
static int seats_open(struct inode *inode, struct file *file)
{
  file->private_data = NULL;
  return 0;
}
// #endregion open

static ssize_t seats_write(struct file *file,
    const char __user *from, size_t size, loff_t *position)
{
  u32 guests, orders;
  int error = kstrtou32_from_user(from, size, 10, &guests);
  if (!error && guests > 12)
    error = -EINVAL;
  if (!error)
    error = ask_card(guests, &orders);
  if (error)
    return error;
  file->private_data = (void *)(long)orders;
  *position = 0;
  return size;
}

// #region read
static ssize_t seats_read(struct file *file,
    char __user *to, size_t size, loff_t *position)
{
  char text[16];
  int length = snprintf(text, sizeof text, "%ld\n",
                        (long)file->private_data);
  return simple_read_from_buffer(to, size, position, text, length);
}
// #endregion read

static const struct file_operations functions = {
  .owner = THIS_MODULE,
  .open = seats_open,
  .write = seats_write,
  .read = seats_read,
};
// #region name
static struct miscdevice seats_file = {
  .name = "seats",
  .minor = MISC_DYNAMIC_MINOR,
  .fops = &functions,
};
// #endregion name
// #endregion file

// #region find
static const struct pci_device_id seats_ids[] = {
  { PCI_DEVICE(0x1234, 0x11e8) },
  { }
};
MODULE_DEVICE_TABLE(pci, seats_ids);

static int seats_probe(struct pci_dev *dev,
                       const struct pci_device_id *id)
{
  int error;
  if (card)
    return -EBUSY;
// #region rest
  error = pcim_enable_device(dev);
  if (error)
    return error;
  card = pcim_iomap(dev, 0, 0);
  if (!card)
    return -ENOMEM;
  error = devm_request_irq(&dev->dev, dev->irq, seats_interrupt,
                           IRQF_SHARED, "seats", dev);
  if (error)
    goto failed;
  writel(0x80, card + 0x20);
  error = misc_register(&seats_file);
  if (!error)
    return 0;
  devm_free_irq(&dev->dev, dev->irq, dev);
failed:
  card = NULL;
  return error;
// #endregion rest
}

static void seats_remove(struct pci_dev *dev)
{
  misc_deregister(&seats_file);
  mutex_lock(&turn);
  devm_free_irq(&dev->dev, dev->irq, dev);
  card = NULL;
  mutex_unlock(&turn);
}

// #region last
static struct pci_driver seats_driver = {
  .name = "seats",
  .id_table = seats_ids,
  .probe = seats_probe,
  .remove = seats_remove,
};
module_pci_driver(seats_driver);
MODULE_LICENSE("GPL");
// #endregion last
// #endregion find
