interface User {
  name: string;
  age: number;
}

const older = <T extends User>(user: T): number => user.age + 1;

const ann = JSON.parse('{"name":"Ann","age":"41"}') as User;
console.log(older(ann));
