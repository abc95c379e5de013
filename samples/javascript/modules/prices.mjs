export default { tea: 3, cake: 4 };
