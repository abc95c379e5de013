const tea = <li className="food">Tea</li>;
console.log('type: ', tea.type);
console.log('props:', tea.props);
console.log('key:  ', tea.key);
