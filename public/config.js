// Settings of this deployment, read before the console starts. See the table in README.md.
window.TRUNKLINE = {};
