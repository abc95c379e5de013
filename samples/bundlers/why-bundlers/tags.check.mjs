export default (page) => page.evaluate('messages');
