const card = (user) => (
  <article className="card" key={user.id}>
    <Name of={user} />
    {user.posts > 0 && <b>{user.posts} posts</b>}
  </article>
);
const both = (row) => (
  <><li {...row} key="1" /><li key="1" {...row} /></>
);
