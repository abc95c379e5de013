/** Sends a name that is refused from both forms and reads what is left in the fields. */
export default async (page) => {
  const lines = [];
  for (const id of ['plain', 'kept']) {
    const form = page.locator(`#${id}`);
    await form.getByPlaceholder('name').fill('Al');
    await form.getByPlaceholder('controlled').fill('my note');
    await form.locator('button').click();
    await form.locator('output').getByText('Al').waitFor();
    const [name, note] = await form.locator('input').evaluateAll((all) => all.map((input) => input.value));
    lines.push(`${id.padEnd(6)} ${(await form.locator('output').textContent()).trim()}; name "${name}", controlled "${note}"`);
  }
  return lines;
};
