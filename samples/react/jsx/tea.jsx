const tea = <li>Tea</li>;
