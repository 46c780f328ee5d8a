// The settings of the environment, each where nothing above says it.
(() => {
  const rows = window.TRUNKLINE_ENVIRONMENT;
  delete window.TRUNKLINE_ENVIRONMENT;
  const { TRUNKLINE, JAMBONZ } = window;
  // What is no object is told by the console.
  const isReadable = (settings) =>
    settings === undefined ||
    (typeof settings === 'object' && settings !== null && !Array.isArray(settings));
  if (!isReadable(TRUNKLINE) || !isReadable(JAMBONZ)) return;
  const above = [TRUNKLINE, JAMBONZ].map((settings) => settings ?? {});
  const isSaid = (name) => above.some((settings) => String(settings[name] ?? '').trim() !== '');
  window.TRUNKLINE ??= {};
  for (const [where, setting, name, value, isPort] of rows) {
    if (setting.split(' ').some(isSaid)) continue;
    const host = isPort ? `${window.location.protocol}//${window.location.hostname}` : '';
    window[where] = { ...window[where], [name]: host + value };
  }
})();
