import net from "node:net";

// #region server
function sortingServer(options) {
  return net.createServer(options, (socket) => {
    let list = "";
    socket.on("data", (chunk) => (list += chunk));
    socket.on("end", async () => {
      const answer = await slowSort(list.trim().split("\n"));
      socket.end(answer, (error) => error && console.log(error.code));
    });
  });
}
// #endregion server

const slowSort = (names) =>
  new Promise((done) => setTimeout(() => done(names.sort().join(" ")), 100));

function ask(server, list) {
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => {
      let answer = "";
      const client = net.connect(server.address().port, "127.0.0.1");
      client.end(list); // sends the list, then FIN
      client.on("data", (chunk) => (answer += chunk));
      client.on("end", () => server.close(() => done(answer)));
    });
  });
}

// #region client
for (const options of [{ allowHalfOpen: true }, {}]) {
  const answer = await ask(sortingServer(options), "pear\nfig\napple");
  console.log(options, "answer:", JSON.stringify(answer));
}
// #endregion client
