/** What draws: nothing in three dimensions, software (then the picture is simpler, and still as quick), or a graphics card. */
let known: 'none' | 'software' | 'card' | null = null;

export function graphics(): 'none' | 'software' | 'card' {
  if (known) return known;
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return (known = 'none');
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return (known = /swiftshader|llvmpipe|software|basic render/i.test(name) ? 'software' : 'card');
}
