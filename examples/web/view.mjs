// SPDX-License-Identifier: Zlib
// What of the board is to be seen: drag, pinch, wheel and buttons change it.

const SLOP = 8; // Pixels a finger may move in a click.
// Units of the picture across, where a tile has 1000:
const CLOSEST = 2200;
const FITTED = 5000; // A small board is not blown up.
const FARTHEST = 14000; // Or more, if the board is larger.

export class View {
	#element;
	#box = { x: 0, y: 0, width: 1, height: 1 }; // What is there to be seen.
	#centre = { x: 500, y: 500 };
	#units = 10; // Of the picture, a pixel.
	#pointers = new Map();
	#own = false; // Whether the person chose what to see.
	#dragged = false;

	constructor(element) {
		this.#element = element;
		element.addEventListener("pointerdown", (event) => this.#down(event));
		element.addEventListener("pointermove", (event) => this.#move(event));
		for (const name of ["pointerup", "pointercancel"])
			element.addEventListener(name, (event) => this.#up(event));
		element.addEventListener("wheel", (event) => this.#wheel(event), {
			passive: false,
		});
		// A drag is not a click.
		element.addEventListener("click", (event) => {
			if (this.#dragged) event.stopPropagation();
		}, { capture: true });
		new ResizeObserver(() => this.#apply()).observe(element);
	}

	/** A new picture with this view box; where it is seen stays, if chosen. */
	show(box) {
		this.#box = box;
		if (this.#own) this.#apply();
		else this.fit();
	}

	fit() {
		this.#own = false;
		this.#apply();
	}

	zoom(factor) {
		const { width, height } = this.#element.getBoundingClientRect();
		this.#zoomAt(width / 2, height / 2, factor);
	}

	/** Bring a cell into sight. */
	reveal({ x, y }) {
		const { width, height } = this.#element.getBoundingClientRect();
		const at = { x: x * 1000 + 500, y: y * 1000 + 500 };
		const far = (a, b, pixels) =>
			Math.abs(a - b) > (pixels / 2) * this.#units - 500;
		if (far(at.x, this.#centre.x, width) || far(at.y, this.#centre.y, height))
			this.#centre = at;
		this.#apply();
	}

	#apply() {
		const svg = this.#element.querySelector("svg");
		const { width, height } = this.#element.getBoundingClientRect();
		if (!svg || width === 0) return;
		if (!this.#own) {
			const { x, y, width: w, height: h } = this.#box;
			this.#centre = { x: x + w / 2, y: y + h / 2 };
			this.#units = Math.max(
				w / width,
				h / height,
				FITTED / Math.min(width, height),
			);
		}
		const [w, h] = [width * this.#units, height * this.#units];
		svg.setAttribute(
			"viewBox",
			`${this.#centre.x - w / 2} ${this.#centre.y - h / 2} ${w} ${h}`,
		);
	}

	#zoomAt(px, py, factor) {
		const { width, height } = this.#element.getBoundingClientRect();
		const before = this.#units;
		const most = Math.max(FARTHEST, this.#box.width * 1.5, this.#box.height * 1.5);
		const across = Math.min(width, height);
		this.#own = true;
		this.#units = Math.min(most / across, Math.max(CLOSEST / across, before * factor));
		// The point below the fingers stays where it is.
		this.#centre.x += (px - width / 2) * (before - this.#units);
		this.#centre.y += (py - height / 2) * (before - this.#units);
		this.#apply();
	}

	#wheel(event) {
		event.preventDefault();
		const { left, top } = this.#element.getBoundingClientRect();
		this.#zoomAt(
			event.clientX - left,
			event.clientY - top,
			Math.exp(Math.sign(event.deltaY) * Math.min(60, Math.abs(event.deltaY)) / 300),
		);
	}

	#down(event) {
		if (this.#pointers.size === 0) this.#dragged = false;
		this.#pointers.set(event.pointerId, {
			x: event.clientX,
			y: event.clientY,
			start: { x: event.clientX, y: event.clientY },
		});
	}

	#move(event) {
		const pointer = this.#pointers.get(event.pointerId);
		if (!pointer) return;
		if (event.pointerType === "mouse" && event.buttons === 0) {
			this.#up(event);
			return;
		}
		const { start } = pointer;
		if (!this.#dragged) {
			const way = Math.hypot(event.clientX - start.x, event.clientY - start.y);
			if (way < SLOP && this.#pointers.size < 2) return;
			this.#dragged = true;
			this.#element.classList.add("moving");
			this.#element.setPointerCapture(event.pointerId);
		}
		const before = this.#grip();
		pointer.x = event.clientX;
		pointer.y = event.clientY;
		const after = this.#grip();
		this.#own = true;
		this.#centre.x -= (after.x - before.x) * this.#units;
		this.#centre.y -= (after.y - before.y) * this.#units;
		if (after.spread && before.spread) {
			const { left, top } = this.#element.getBoundingClientRect();
			this.#zoomAt(after.x - left, after.y - top, before.spread / after.spread);
		}
		this.#apply();
	}

	#up(event) {
		this.#pointers.delete(event.pointerId);
		if (this.#pointers.size === 0) this.#element.classList.remove("moving");
	}

	/** The middle of the fingers, and how far they are apart. */
	#grip() {
		const fingers = [...this.#pointers.values()].slice(0, 2);
		const [a, b = a] = fingers;
		return {
			x: (a.x + b.x) / 2,
			y: (a.y + b.y) / 2,
			spread: Math.hypot(a.x - b.x, a.y - b.y),
		};
	}
}
