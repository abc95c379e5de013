export default { adult: 9, child: 5 };
