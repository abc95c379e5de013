interface WithNavbar {
  navbar?: { items?: unknown };
}

/**
 * Takes the theme's configuration as the author wrote it and returns it with the specified default: a navbar item
 * without a position goes right. (The theme's own validation would fill in left.) What is no list of objects is left
 * to that validation, which names the mistake.
 */
export function placeNavbarItems<T extends WithNavbar>(themeConfig: T): T {
  const items = themeConfig.navbar?.items;
  if (!Array.isArray(items)) return themeConfig;
  return { ...themeConfig, navbar: { ...themeConfig.navbar, items: items.map(withPosition) } };
}

function withPosition(item: unknown): unknown {
  return typeof item === 'object' && item !== null ? { position: 'right', ...item } : item;
}
