// Loaded before a server that is measured (node --import): tells over IPC how much CPU the process has used, in ms, user and system.
process.on("message", (message) => {
  if (message !== "cpu") return;
  const { user, system } = process.cpuUsage();
  process.send({ cpuMs: (user + system) / 1000 });
});
