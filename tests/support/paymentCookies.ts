/** A browser that has paid for nothing, whoever signs in. */
export function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name.includes('trunkline-payment')) {
      for (const path of ['/', '/portal/']) {
        Reflect.set(document, 'cookie', `${name}=; max-age=0; path=${path}`);
      }
    }
  }
}
