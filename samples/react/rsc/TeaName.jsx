'use client';

export function TeaName({ tea }) {
  return <b>{tea.name}</b>;
}
