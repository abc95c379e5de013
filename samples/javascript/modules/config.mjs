const price = await Promise.resolve(9);

export default { price };
