unsigned long tax(unsigned long price)
{
  return price / 4;
}
