const seats = 80;

function smallHall() {
  try {
    console.log(seats);
  } catch (error) {
    console.log(error.name);
    console.log(error.message);
  }
  const seats = 6;
  console.log(seats);
}

smallHall();
