// SPDX-License-Identifier: Zlib
// What the sample uses of Unity, in so far as it uses it, for tests without
// Unity: just enough is done that the sample can be played and looked at.
using System;
using System.Collections.Generic;

namespace UnityEngine
{
    public struct Vector2
    {
        public float x, y;

        public Vector2(float x, float y)
        {
            this.x = x;
            this.y = y;
        }
    }

    public struct Vector3
    {
        public float x, y, z;

        public Vector3(float x, float y, float z)
        {
            this.x = x;
            this.y = y;
            this.z = z;
        }

        public static Vector3 one
        {
            get { return new Vector3(1, 1, 1); }
        }

        public static Vector3 operator +(Vector3 a, Vector3 b)
        {
            return new Vector3(a.x + b.x, a.y + b.y, a.z + b.z);
        }

        public static float Distance(Vector3 a, Vector3 b)
        {
            float x = a.x - b.x, y = a.y - b.y, z = a.z - b.z;
            return (float)Math.Sqrt(x * x + y * y + z * z);
        }
    }

    /// <summary>Turns around z alone, which is all a flat board needs.</summary>
    public struct Quaternion
    {
        internal float degrees;

        public static Quaternion identity
        {
            get { return default(Quaternion); }
        }

        public static Quaternion Euler(float x, float y, float z)
        {
            return new Quaternion { degrees = z };
        }

        public static Vector3 operator *(Quaternion turn, Vector3 v)
        {
            double angle = turn.degrees * Math.PI / 180;
            float cos = (float)Math.Cos(angle), sin = (float)Math.Sin(angle);
            return new Vector3(
                v.x * cos - v.y * sin, v.x * sin + v.y * cos, v.z);
        }
    }

    public struct Rect
    {
        public float x, y, width, height;

        public Rect(float x, float y, float width, float height)
        {
            this.x = x;
            this.y = y;
            this.width = width;
            this.height = height;
        }

        public float xMin
        {
            get { return x; }
        }

        public float yMin
        {
            get { return y; }
        }

        public float xMax
        {
            get { return x + width; }
        }

        public float yMax
        {
            get { return y + height; }
        }

        public Vector2 center
        {
            get { return new Vector2(x + width / 2, y + height / 2); }
        }

        public static Rect MinMaxRect(
            float xMin, float yMin, float xMax, float yMax)
        {
            return new Rect(xMin, yMin, xMax - xMin, yMax - yMin);
        }
    }

    public struct Color
    {
        public float r, g, b, a;

        public Color(float r, float g, float b, float a = 1)
        {
            this.r = r;
            this.g = g;
            this.b = b;
            this.a = a;
        }

        public static Color white
        {
            get { return new Color(1, 1, 1); }
        }

        public static Color magenta
        {
            get { return new Color(1, 0, 1); }
        }
    }

    public struct Color32
    {
        public byte r, g, b, a;

        public Color32(byte r, byte g, byte b, byte a)
        {
            this.r = r;
            this.g = g;
            this.b = b;
            this.a = a;
        }
    }

    public static class Mathf
    {
        public static int RoundToInt(float f)
        {
            return (int)Math.Round(f);
        }

        public static float Sqrt(float f)
        {
            return (float)Math.Sqrt(f);
        }

        public static float Min(float a, float b)
        {
            return Math.Min(a, b);
        }

        public static float Max(float a, float b)
        {
            return Math.Max(a, b);
        }
    }

    public static class Random
    {
        private static readonly System.Random random = new System.Random(1);

        public static int Range(int least, int end)
        {
            return random.Next(least, end);
        }
    }

    public enum TextureFormat
    {
        RGBA32,
    }

    public enum TextureWrapMode
    {
        Clamp,
    }

    public sealed class Texture2D
    {
        internal Color32[] pixels;
        internal readonly int width;

        public Texture2D(int width, int height, TextureFormat format, bool mip)
        {
            this.width = width;
        }

        public TextureWrapMode wrapMode { get; set; }

        public void SetPixels32(Color32[] colours)
        {
            pixels = colours;
        }

        public void Apply()
        {
        }
    }

    public sealed class Sprite
    {
        public Texture2D texture { get; private set; }

        public static Sprite Create(
            Texture2D texture, Rect rect, Vector2 pivot, float pixelsPerUnit)
        {
            return new Sprite { texture = texture };
        }
    }

    public class Component
    {
        public GameObject gameObject { get; internal set; }

        public Transform transform
        {
            get { return gameObject.transform; }
        }
    }

    public sealed class Transform : Component
    {
        public Vector3 position { get; set; }

        public Vector3 localPosition { get; set; }

        public Quaternion localRotation { get; set; }

        public Vector3 localScale { get; set; }

        public void SetParent(Transform parent, bool worldPositionStays)
        {
        }
    }

    public sealed class SpriteRenderer : Component
    {
        internal static readonly List<SpriteRenderer> All =
            new List<SpriteRenderer>();

        public SpriteRenderer()
        {
            All.Add(this);
        }

        public Sprite sprite { get; set; }

        public Color color { get; set; }

        public int sortingOrder { get; set; }
    }

    public sealed class GameObject
    {
        internal bool active = true;

        public GameObject(string name)
        {
            transform = new Transform { gameObject = this };
        }

        public Transform transform { get; private set; }

        public T AddComponent<T>()
            where T : Component, new()
        {
            return new T { gameObject = this };
        }

        public void SetActive(bool value)
        {
            active = value;
        }
    }

    public class MonoBehaviour : Component
    {
        public bool enabled { get; set; }
    }

    public enum CameraClearFlags
    {
        SolidColor,
    }

    public sealed class Camera : Component
    {
        public static Camera main { get; internal set; }

        public bool orthographic { get; set; }

        public float orthographicSize { get; set; }

        public CameraClearFlags clearFlags { get; set; }

        public Color backgroundColor { get; set; }

        public float aspect
        {
            get { return (float)Screen.width / Screen.height; }
        }

        public Vector3 ScreenToWorldPoint(Vector3 at)
        {
            float unit = 2 * orthographicSize / Screen.height;
            return transform.position + new Vector3(
                (at.x - Screen.width / 2f) * unit,
                (at.y - Screen.height / 2f) * unit, at.z);
        }

        internal Vector3 WorldToScreenPoint(Vector3 at)
        {
            float unit = 2 * orthographicSize / Screen.height;
            return new Vector3(
                (at.x - transform.position.x) / unit + Screen.width / 2f,
                (at.y - transform.position.y) / unit + Screen.height / 2f, 0);
        }
    }

    public static class Screen
    {
        public static int width
        {
            get { return 960; }
        }

        public static int height
        {
            get { return 600; }
        }
    }

    public static class Time
    {
        public static float time { get; internal set; }
    }

    public static class Application
    {
        public static string persistentDataPath { get; internal set; }
    }

    public static class Debug
    {
        internal static readonly List<string> Lines = new List<string>();

        public static void Log(object message)
        {
            Lines.Add(message.ToString());
        }
    }

    public enum EventType
    {
        MouseDown,
        Layout,
        Repaint,
        Used,
    }

    public sealed class Event
    {
        public static Event current { get; internal set; }

        public EventType type { get; internal set; }

        public Vector2 mousePosition { get; internal set; }

        public void Use()
        {
            type = EventType.Used;
        }
    }

    /// <summary>Notes what is shown; the button to be pressed says
    /// yes.</summary>
    public static class GUILayout
    {
        internal static readonly List<string> Labels = new List<string>();
        internal static readonly List<string> Buttons = new List<string>();
        internal static string Press;

        public static void BeginArea(Rect area)
        {
            Labels.Clear();
            Buttons.Clear();
        }

        public static void EndArea()
        {
        }

        public static Vector2 BeginScrollView(Vector2 at)
        {
            return at;
        }

        public static void EndScrollView()
        {
        }

        public static void Label(string text)
        {
            Labels.Add(text);
        }

        public static void Label(Texture2D picture)
        {
            Labels.Add("picture");
        }

        public static bool Button(string text)
        {
            Buttons.Add(text);
            if (text != Press)
                return false;
            Press = null;
            return true;
        }
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class TooltipAttribute : Attribute
    {
        public TooltipAttribute(string text)
        {
        }
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class RangeAttribute : Attribute
    {
        public RangeAttribute(float least, float most)
        {
        }
    }
}
