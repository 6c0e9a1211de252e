// Paints the program's frames with WebGL2.

const VERTEX_SIZE = 20;

const VERTEX_SHADER = `#version 300 es
uniform vec2 stretch;
in vec2 place;
in vec2 spot;
in vec4 colour;
out vec2 fragmentSpot;
out vec4 fragmentColour;
void main() {
  gl_Position = vec4(place.x * stretch.x - 1.0, 1.0 - place.y * stretch.y, 0.0, 1.0);
  fragmentSpot = spot;
  fragmentColour = colour;
}`;

const FRAGMENT_SHADER = `#version 300 es
precision highp float;
uniform sampler2D image;
in vec2 fragmentSpot;
in vec4 fragmentColour;
out vec4 result;
void main() {
  result = fragmentColour * texture(image, fragmentSpot);
}`;

const PLACE = 0, SPOT = 1, COLOUR = 2;

export class Painter {
  /**
   * `restored` is called when everything on the graphics card was lost and has to be sent
   * again, `painted` whenever a frame is done with: the program waits for that before it
   * draws too far ahead.
   */
  constructor(canvas, { restored, painted }) {
    this.canvas = canvas;
    this.painted = painted;
    this.size = [1, 1];
    this.gl = canvas.getContext("webgl2", {
      alpha: false,
      antialias: false,
      depth: false,
      stencil: false,
      powerPreference: "low-power",
    });
    if (!this.gl) throw new Error("no WebGL2");
    canvas.addEventListener("webglcontextlost", (event) => {
      event.preventDefault();
      this.lost = true;
      if (this.waiting) this.painted();
      this.waiting = null;
    });
    canvas.addEventListener("webglcontextrestored", () => {
      this.lost = false;
      this.prepare();
      restored();
    });
    this.prepare();
  }

  prepare() {
    const { gl } = this;
    this.textures = new Map();
    const program = gl.createProgram();
    for (const [type, source] of [
      [gl.VERTEX_SHADER, VERTEX_SHADER],
      [gl.FRAGMENT_SHADER, FRAGMENT_SHADER],
    ]) {
      const shader = gl.createShader(type);
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    gl.bindAttribLocation(program, PLACE, "place");
    gl.bindAttribLocation(program, SPOT, "spot");
    gl.bindAttribLocation(program, COLOUR, "colour");
    gl.linkProgram(program);
    gl.useProgram(program);
    this.stretch = gl.getUniformLocation(program, "stretch");
    this.makeBuffers();
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
    gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
  }

  /** The canvas takes its new size with the next frame, so that it never stands there empty. */
  resize(width, height) {
    this.size = [Math.max(1, width), Math.max(1, height)];
  }

  /**
   * Takes what a frame brings at once, and paints it with the next refresh of the screen.
   * A frame that was overtaken by a newer one is not painted.
   */
  take(frame, body) {
    if (this.lost) {
      // In the time a frame takes, or something that moves would have no rest.
      requestAnimationFrame(() => this.painted());
      return;
    }
    if (this.waiting) this.finish(this.waiting.frame);
    for (const texture of frame.textures) this.upload(texture, body);
    this.waiting = { frame, body };
    this.planned ??= requestAnimationFrame(() => {
      this.planned = undefined;
      if (this.waiting) this.paint(this.waiting);
    });
  }

  upload({ id, size: [width, height], at, nearest, offset }, body) {
    const { gl } = this;
    const bytes = body.subarray(offset, offset + width * height * 4);
    gl.activeTexture(gl.TEXTURE0);
    if (at) {
      if (!this.textures.has(id)) return;
      gl.bindTexture(gl.TEXTURE_2D, this.textures.get(id));
      gl.texSubImage2D(gl.TEXTURE_2D, 0, at[0], at[1], width, height, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
      return;
    }
    if (!this.textures.has(id)) this.textures.set(id, gl.createTexture());
    gl.bindTexture(gl.TEXTURE_2D, this.textures.get(id));
    const filter = nearest ? gl.NEAREST : gl.LINEAR;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
  }

  makeBuffers() {
    const { gl } = this;
    gl.bindVertexArray(gl.createVertexArray());
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
    for (const attribute of [PLACE, SPOT, COLOUR]) gl.enableVertexAttribArray(attribute);
  }

  /** Where in the bound buffer the first vertex of a mesh is. */
  pointAt(offset) {
    const { gl } = this;
    gl.vertexAttribPointer(PLACE, 2, gl.FLOAT, false, VERTEX_SIZE, offset);
    gl.vertexAttribPointer(SPOT, 2, gl.FLOAT, false, VERTEX_SIZE, offset + 8);
    gl.vertexAttribPointer(COLOUR, 4, gl.UNSIGNED_BYTE, true, VERTEX_SIZE, offset + 16);
  }

  paint({ frame, body }) {
    const { gl } = this;
    const [width, height] = this.size;
    if (this.canvas.width !== width) this.canvas.width = width;
    if (this.canvas.height !== height) this.canvas.height = height;
    gl.viewport(0, 0, width, height);
    gl.disable(gl.SCISSOR_TEST);
    gl.clearColor(0, 0, 0, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    gl.enable(gl.SCISSOR_TEST);
    gl.uniform2f(this.stretch, (2 * frame.scale) / width, (2 * frame.scale) / height);

    const { meshes } = frame;
    const vertices = span(meshes.map(({ vertices: [at, count] }) => [at, at + count * VERTEX_SIZE]));
    const indices = span(meshes.map(({ indices: [at, count] }) => [at, at + count * 4]));
    gl.bufferData(gl.ARRAY_BUFFER, body.subarray(...vertices), gl.STREAM_DRAW);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, body.subarray(...indices), gl.STREAM_DRAW);
    for (const mesh of meshes) {
      const texture = this.textures.get(mesh.texture);
      if (!texture || !this.cut(mesh.clip, frame.scale)) continue;
      gl.bindTexture(gl.TEXTURE_2D, texture);
      this.pointAt(mesh.vertices[0] - vertices[0]);
      gl.drawElements(gl.TRIANGLES, mesh.indices[1], gl.UNSIGNED_INT, mesh.indices[0] - indices[0]);
    }
    this.waiting = null;
    this.finish(frame);
  }

  /** Sets the part of the canvas that may be painted; false if that is nothing. */
  cut(clip, scale) {
    const [width, height] = this.size;
    const within = (value, most) => Math.min(Math.max(Math.round(value * scale), 0), most);
    const left = within(clip[0], width);
    const top = within(clip[1], height);
    const right = within(clip[2], width);
    const bottom = within(clip[3], height);
    if (right <= left || bottom <= top) return false;
    this.gl.scissor(left, height - bottom, right - left, bottom - top);
    return true;
  }

  /** A frame is painted, or was overtaken: what only it needed goes. */
  finish({ free }) {
    for (const id of free) {
      this.gl.deleteTexture(this.textures.get(id) ?? null);
      this.textures.delete(id);
    }
    this.painted();
  }
}

/** From the first start to the last end. */
function span(ranges) {
  if (ranges.length === 0) return [0, 0];
  return [Math.min(...ranges.map(([start]) => start)), Math.max(...ranges.map(([, end]) => end))];
}
