const place = 'module';

function where() {
  return place;
}

function outer() {
  const place = 'outer';
  const here = () => place;
  {
    const place = 'block';
    console.log('where() says', where());
    console.log('here() says', here());
    console.log('the block says', place);
  }
}

outer();
