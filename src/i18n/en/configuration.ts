/** What the console says of a setting that makes no sense, in the place of every page. */
export const messages = {
  public: {
    configuration: {
      title: 'Trunkline can’t start',
      intro: 'This deployment is misconfigured. Correct config.js and reload.',
      flag: '%{name} is “%{value}”: it must be true or false.',
      url: '%{name} is “%{value}”: it must be an absolute URL without a username, or a path that starts with a single /.',
      base: '%{name} is “%{value}”: it must be an absolute URL or a path that starts with a single /, without a username, a ? or a #.',
      mixed:
        '%{name} is “%{value}”, but this page comes from %{page}: browsers block calls over http from a page over https. Serve the platform over https and correct the address.',
      number: '%{name} is “%{value}”: it must be a whole number of seconds.',
      object: 'window.%{name} is %{value}: it must be an object, such as { ENABLE_LCR: true }.',
      unread: '%{name} couldn’t be loaded. Check the connection and reload.',
      status:
        '%{name} couldn’t be loaded (%{value}). Put the config.js of the build beside index.html.',
      type: '%{name} isn’t a script (%{value}): the web server answers something else in its place. Put the config.js of the build beside index.html.',
      broken: '%{name} is broken in line %{line}: %{value}',
      silent: '%{name} holds no settings. It must say window.TRUNKLINE = {}; at least.',
      unknown: '%{name} in config.js isn’t a setting.',
      similar: '%{name} in config.js isn’t a setting. Did you mean %{similar}?',
    },
    platform: {
      forbidden: 'The security policy of this page doesn’t allow %{origin}.',
      forbiddenHelp:
        'Add %{origin} to connect-src in the Content-Security-Policy header of the web server, or correct API_BASE_URL.',
      open: 'Open the address in a new tab',
      silent: 'This page gets no answer from %{address}.',
      silentHelp:
        'Nothing runs there, the browser doesn’t trust its certificate, or what answers keeps itself from other sites. Only a tab of its own shows which. Correct API_BASE_URL, start the platform or replace the certificate.',
      unreadable: '%{address} answers, but this page may not read it.',
      unreadableHelp:
        'Check API_BASE_URL, which must not redirect, and allow %{page} in the CORS settings of the platform. If it worked before, the platform’s rate limit may be reached: try again in a few minutes.',
      foreign: 'No platform answers at %{address} (%{answer}).',
      foreignHelp:
        'Check API_BASE_URL, which usually ends in /v1, and that the platform runs behind the web server.',
      moved: 'No platform answers at %{address}, which redirects to %{to} (%{answer}).',
      movedHelp: 'Set API_BASE_URL to the address at which the platform itself answers.',
      led: 'No platform answers at %{address}, which redirects elsewhere.',
      ledHelp: 'Set API_BASE_URL to the address at which the platform itself answers.',
      limited: 'The platform’s rate limit is reached.',
      limitedHelp: 'It counts everybody’s requests together. Try again in a few minutes.',
      limitedFor: 'The platform’s rate limit is reached.',
      limitedForHelp: 'It counts everybody’s requests together. Try again in %{minutes} min.',
    },
  },
};
