const holiday = import.meta.env.VITE_HOLIDAY;
if (holiday) {
  console.log('Closed (first test)');
}
if (holiday === 'true') {
  console.log('Closed (second test)');
}
