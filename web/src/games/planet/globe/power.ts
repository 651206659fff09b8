/** Is the picture drawn without a graphics card? Then it is drawn more simply, and is still as quick. */
let known: boolean | null = null;

export function drawnBySoftware(): boolean {
  if (known !== null) return known;
  const gl = document.createElement('canvas').getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  known = Boolean(gl && info && /swiftshader|llvmpipe|software|basic render/i.test(String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL))));
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return known;
}
