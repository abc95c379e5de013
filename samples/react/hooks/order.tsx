import { Component, type ReactNode } from 'react';
import { useId, useRef, useState } from 'react';

function Profile() {
  const [name] = useState('Ada');
  const [open, setOpen] = useState(false);
  if (open) {
    // Breaks the rules of hooks, on purpose.
    useState('extra');
  }
  const inputId = useId();
  const visits = useRef(7);
  return (
    <button id={inputId} onClick={() => setOpen(!open)}>
      {name}, {visits.current} visits
    </button>
  );
}

class Catch extends Component<{ children: ReactNode }> {
  state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  render = () => this.state.message || this.props.children;
}

export default () => <Catch><Profile /></Catch>;
