const right = <Item name="Tea" />;
const wrong = <item name="Tea" />;
const dot = <Kitchen.Item name="Tea" />;
