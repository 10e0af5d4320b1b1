// Every visible word whose contrast with the ground under it is below 4.5 to 1 (WCAG AA), as short descriptions.
(() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const rgb = (colour) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
        return [red, green, blue, alpha / 255];
    };
    const over = (top, below) => top.slice(0, 3).map((one, at) => one * top[3] + below[at] * (1 - top[3]));
    const ground = (element) => {
        if (!element) return [255, 255, 255];
        return over(rgb(getComputedStyle(element).backgroundColor), ground(element.parentElement));
    };
    const light = (colour) => {
        const [red, green, blue] = colour.map((one) => one / 255).map((one) => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one, other) => (Math.max(light(one), light(other)) + 0.05) / (Math.min(light(one), light(other)) + 0.05);
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.closest(".alt-mark, [disabled], noscript")) continue;
        const below = ground(element);
        const ratio = contrast(over(rgb(getComputedStyle(element).color), below), below);
        if (ratio < 4.5) found.push(`${element.className || element.tagName}: ${walker.currentNode.data.trim().slice(0, 30)} ${ratio.toFixed(2)}`);
    }
    return [...new Set(found)];
})()
