const properties = ['src', 'paused', 'seeking', 'readyState', 'duration', 'currentTime', 'ended'];

/** Puts the state of a played sound in the place of an audio element's own, which jsdom does not have. */
export function standIn(element: HTMLAudioElement, sound: object): void {
  for (const name of properties) {
    Object.defineProperty(element, name, {
      get: () => Reflect.get(sound, name),
      set: (value) => Reflect.set(sound, name, value),
    });
  }
}
