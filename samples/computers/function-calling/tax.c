long tax(long price)
{
  return price / 4;
}
