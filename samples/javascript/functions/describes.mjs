const show = (f) => console.log(f.length, JSON.stringify(f.name));

const area = (width, height) => width * height;
const alias = area;
show(area);
show(alias);
show(area.bind(null, 2));
show((width, height = 1, unit) => width * height + unit);
show((...sizes) => sizes.length);
show(({ width, height }) => width * height);
