/**
 * What a deployer's own face needs before anything is shown: it is fetched where the settings have one, is
 * built on its own as the first script is, and leaves what it has read to the page.
 */
import { config, setConfig } from '../config';
import { loadFace } from '../config/loadFace';
import { showFace } from './showFace';
import { writeFace } from './writeFace';

setConfig(window.trunklineSettings?.config ?? null);
loadFace();
const { face } = config();
if (face) {
  showFace(face);
  window.trunklineFace = (drawn) => writeFace(drawn, face);
}
