// The variables of nginx's configuration.
import { cachingRules } from '../../platform/serve/headers';

/** The variable that holds a header. */
export const variable = (header: string) =>
  `$trunkline_${header.toLowerCase().replaceAll('-', '_')}`;

/** Each header, where the platform behind says none of its own. */
const headerMaps = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => {
      const said = `$upstream_http_${name.toLowerCase().replaceAll('-', '_')}`;
      const text = value.replaceAll('$host', '$trunkline_host');
      return `map ${said} ${variable(name)} {\n    ""      "${text}";\n    default "";\n}`;
    })
    .join('\n');

const cachingMap = () => {
  const rows = cachingRules.map(({ path, caching }) => {
    const rest = path.source.replaceAll('\\/', '/').replace(/^\^/, '');
    const before = path.source.startsWith('^') ? '' : '.*';
    return `    "~^console (200|206|304) ${before}${rest}" "${caching}";`;
  });
  return ['map "$trunkline_part $status $uri" $trunkline_caching {']
    .concat('    "~^api " "";', rows, '    default "no-store";', '}')
    .join('\n');
};

/** What the server of the console needs, beside what it knows of the platform. */
export const maps = (headers: Record<string, string>) => `${headerMaps(headers)}
${cachingMap()}
# The host that was asked, for a policy that names it.
map $host $trunkline_host {
    "~^[\\w.-]+$"            $host;
    "~^\\[[0-9a-f:.]+\\]$"   $host;
    default                 "invalid";
}
# A browser that opens a page asks for HTML; a script, an image or a fetch does not.
map $http_accept $trunkline_page {
    "~*text/html" 1;
    default       "";
}
map $request_method $trunkline_sends {
    "~^(GET|HEAD)$" "";
    default         1;
}
# Files that the build has compressed with Brotli; gzip_static hands out those of gzip.
map $http_accept_encoding $trunkline_br {
    "~*\\bbr\\s*;\\s*q=0(\\.0*)?\\s*(,|$)" "";
    "~*\\bbr\\b"                          ".br";
    default                              "";
}
map "$trunkline_part $uri" $trunkline_encoding {
    "~^console .*\\.br$" "br";
    default             "";
}
# nginx says so itself where it compresses, or finds a file of gzip.
map $trunkline_encoding $trunkline_vary {
    "br"    "Accept-Encoding";
    default "";
}`;
