/** A browser that has paid for nothing and chosen nothing, whoever signs in: the next test's. */
export function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    for (const path of ['/', '/portal/']) {
      Reflect.set(document, 'cookie', `${name}=; max-age=0; path=${path}`);
    }
  }
}
