import { BuyButton } from './BuyButton';
import { findTea } from './database';
import { Price } from './Price';

export async function TeaPage() {
  const tea = await findTea(7);
  return (
    <main>
      <h1>{tea.name}</h1>
      <Price euros={tea.euros} />
      <BuyButton euros={tea.euros} />
    </main>
  );
}
