import { useEffect, useState } from 'react';

export function Profile({ user }) {
  if (!user) return null;
  const [name, setName] = useState('');
  useEffect(() => {
    setName(user.name.trim());
  }, []);
  return <b>{name}</b>;
}
