const key = import.meta.env.VITE_MAP_KEY;
const password = import.meta.env.DB_PASSWORD;
const name = 'VITE_MAP_KEY';

document.title = [key, password, import.meta.env[name]].join();
if (import.meta.env.DEV) document.body.append('debug panel');
