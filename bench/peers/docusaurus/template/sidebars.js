const sidebar = require('./sidebar.json');

module.exports = {
  notes: [
    'introduction',
    ...sidebar.map(({ title, pages }) => ({
      type: 'category',
      label: title,
      items: pages.map((page) => page.path.replace('/docs/', '')),
    })),
  ],
};
