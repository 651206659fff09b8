/** Camera, sun and canvas; what is where on the screen; which face is under a finger. Frames are drawn only when something changes. */
import { DirectionalLight, HemisphereLight, Matrix4, PCFShadowMap, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three';
import { dot, eyeOf, NORMALS, upOf, type Vec, type View } from '../geometry';
import type { Look } from './look';
import type { PlanetModel } from './model';
import { graphics } from './power';

const DISTANCE = 5.95;

export class Stage {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(26, 1, 0.1, 50);
  readonly #renderer: WebGLRenderer;
  #model: PlanetModel | null = null;
  size = 0;

  /** Throws where there is no WebGL. */
  constructor(
    readonly canvas: HTMLCanvasElement,
    look: Look,
    shadow = 1024,
  ) {
    const simple = graphics() === 'software';
    this.#renderer = new WebGLRenderer({ canvas, antialias: !simple, alpha: true, preserveDrawingBuffer: true });
    this.#renderer.shadowMap.enabled = !simple;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.camera.position.z = DISTANCE;
    const sun = new DirectionalLight('#fff6e6', 2.5);
    sun.position.set(-2.6, 3.4, 4.2);
    sun.castShadow = !simple;
    sun.shadow.mapSize.set(shadow, shadow);
    Object.assign(sun.shadow.camera, { left: -1.7, right: 1.7, top: 1.7, bottom: -1.7, near: 0.5, far: 12 });
    Object.assign(sun.shadow, { bias: -0.0012, normalBias: 0.01, radius: 3, intensity: 0.5 });
    this.scene.add(sun, new HemisphereLight(look.dark ? '#cfdcff' : '#ffffff', look.dark ? '#2a3a66' : '#c9bda4', look.dark ? 1.15 : 1.35));
  }

  resize(size: number, density: number): void {
    if (!size) return;
    this.size = size;
    this.#renderer.setPixelRatio(density);
    this.#renderer.setSize(size, size, false);
  }

  place(model: PlanetModel): void {
    if (this.#model === model) return;
    if (this.#model) this.scene.remove(this.#model.group);
    this.#model = model;
    this.scene.add(model.group);
  }

  turn(view: View): void {
    const [eye, up] = [eyeOf(view), upOf(view)];
    const [z, y] = [new Vector3(...eye), new Vector3(...up)];
    this.#model?.group.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(new Vector3().crossVectors(y, z), y, z).invert());
    this.#model?.lookFrom(eye, up);
  }

  draw(): void {
    this.#renderer.render(this.scene, this.camera);
  }

  /** Where a point of the planet is on the canvas. */
  project(point: Vec): [number, number] {
    const at = new Vector3(...point);
    if (this.#model) at.applyQuaternion(this.#model.group.quaternion);
    at.project(this.camera);
    return [((at.x + 1) / 2) * this.size, ((1 - at.y) / 2) * this.size];
  }

  /** The face under a point of the canvas: the last plane that the line of sight enters before it leaves the planet. */
  faceAt(x: number, y: number): number | null {
    if (!this.#model || !this.size) return null;
    const turn = this.#model.group.quaternion.clone().invert();
    const through = new Vector3((x / this.size) * 2 - 1, 1 - (y / this.size) * 2, 0.5).unproject(this.camera);
    const from = this.camera.position.clone();
    const way = through.sub(from).normalize().applyQuaternion(turn);
    from.applyQuaternion(turn);
    const [origin, direction]: [Vec, Vec] = [[from.x, from.y, from.z], [way.x, way.y, way.z]];
    let [enter, leave, face]: [number, number, number | null] = [-Infinity, Infinity, null];
    NORMALS.forEach((normal, one) => {
      const along = dot(normal, direction);
      const at = (1 - dot(normal, origin)) / along;
      if (along < 0 && at > enter) [enter, face] = [at, one];
      else if (along > 0) leave = Math.min(leave, at);
    });
    return enter <= leave ? face : null;
  }

  close(): void {
    this.#model?.clear();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}
