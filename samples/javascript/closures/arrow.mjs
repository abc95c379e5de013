function run(callback) {
  callback('from run');
}

const anna = {
  balance: 100,
  show() {
    run(function () {
      console.log(this, arguments[0]);
    });
    run(() => {
      console.log(this.balance, arguments[0]);
    });
  },
};

anna.show('from the caller');
