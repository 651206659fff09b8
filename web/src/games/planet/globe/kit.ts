/** All that needs three.js, loaded apart: the flat map is there at once, and is enough where there is no WebGL. */
export { LIFT, PlanetModel } from './model';
export { Portraits } from './portraits';
export { Stage } from './stage';
