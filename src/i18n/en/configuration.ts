/** What the console says of a setting that makes no sense, in the place of every page. */
export const messages = {
  public: {
    configuration: {
      title: 'Trunkline can’t start',
      intro: 'This deployment is misconfigured. Correct config.js and reload.',
      flag: '%{name} is “%{value}”: it must be true or false.',
      url: '%{name} is “%{value}”: it must be an absolute URL or a path that starts with /.',
      number: '%{name} is “%{value}”: it must be a whole number of seconds.',
    },
  },
};
